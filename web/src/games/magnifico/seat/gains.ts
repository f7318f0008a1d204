/** The sources of points at the end of a round, as Python counts them. */

export const SOURCES = ['leonardo', 'workshop', 'court', 'crown', 'cities'] as const;
