/** What the drawn maps of all games have in common. */

export interface DrawnMap {
  viewBox: [number, number, number, number];
  territories: Record<string, { path: string }>;
  seas: Record<string, { path: string }>;
  /** Land beyond the game. */
  land_outside: string;
  /** What nobody can enter. */
  impassable: Record<string, { path: string }>;
}
