declare module 'game-icons:*' {
  /** The `d` of a path in a square of 512. */
  const path: string;
  export default path;
}
