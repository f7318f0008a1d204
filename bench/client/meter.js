// Measures from outside how long the page is busy with a frame of the table, and how long a click takes to be shown.
(() => {
  const frames = [];
  const clicks = [];
  let waiting = [];

  /** Calls back in a task of its own: after all that the present one has set off at once. */
  function next(callback) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(null);
  }

  function tell() {
    const ready = waiting.filter(({ count }) => frames.filter(({ shown }) => shown).length >= count);
    waiting = waiting.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) requestIdleCallback(resolve, { timeout: 500 });
  }

  // The time between script and drawing, in which the page only waits for the screen, is left out.
  function measure(frame) {
    const heard = performance.now();
    next(() => (frame.applied += performance.now() - heard));
    requestAnimationFrame(() => {
      const drawing = performance.now();
      next(() => {
        frame.applied += performance.now() - drawing;
        frame.shown = true;
        tell();
      });
    });
  }

  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      // Registered before the page's own listener, so it is called first.
      this.addEventListener('message', ({ data }) => {
        if (!data.includes('"type":"frame"')) return;
        const frame = { data, applied: 0, shown: false };
        frames.push(frame);
        measure(frame);
      });
    }

    // The game is played from elsewhere: the page must not go on by itself.
    send(data) {
      if (!data.includes('"do":"move"')) super.send(data);
    }
  };

  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') clicks.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });

  window.meter = {
    clicks,
    /** Resolves when so many frames have been shown and the page is at rest. */
    shown: (count) =>
      new Promise((resolve) => {
        waiting.push({ count, resolve });
        tell();
      }),
    frames: () =>
      frames.map(({ data, applied }) => {
        const { keep, events } = JSON.parse(data).log;
        return { applied, bytes: new TextEncoder().encode(data).length, lines: keep + events.length };
      }),
  };
})();
