/** What we use of subset-font, which brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'woff2'; noHinting: boolean; keepFeatures: readonly string[] },
  ): Promise<Uint8Array>;
}
