/** The plain board of a game that has no folder here: the table as the game itself writes it. */

export { default as Board } from './Board.svelte';
export { default as Outline } from './Outline.svelte';
export { default as SeatLine } from './SeatLine.svelte';
export { seatColour } from './livery';
