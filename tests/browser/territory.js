// A point of the window at which the pointer meets a territory, or null where none can be seen.
async (number) => {
  const land = document.querySelector(`[data-territory="${number}"]`);
  const garrison = document.querySelectorAll('.garrison')[number];
  const board = land.closest('.atlas').getBoundingClientRect();
  const edge = 16;
  const meets = ([x, y]) => {
    if (x < board.left + edge || x > board.right - edge) return false;
    const met = document.elementFromPoint(x, y);
    return met !== null && (land.contains(met) || garrison.contains(met));
  };
  const within = (box, steps) => {
    const points = [];
    for (let row = 1; row < steps; row += 1)
      for (let column = 1; column < steps; column += 1)
        points.push([box.x + (box.width * column) / steps, box.y + (box.height * row) / steps]);
    return points;
  };
  const points = () => [
    ...within(garrison.getBoundingClientRect(), 2),
    ...within(garrison.getBoundingClientRect(), 6),
    ...within(land.getBoundingClientRect(), 24),
  ];
  // A map that is still being laid out moves from one picture to the next.
  for (let before = null, still = 0; still < 3; ) {
    await new Promise(requestAnimationFrame);
    const { x, y, width } = garrison.getBoundingClientRect();
    const now = `${x} ${y} ${width}`;
    still = now === before ? still + 1 : 0;
    before = now;
  }
  return points().find(meets) ?? null;
}
