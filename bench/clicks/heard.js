// What the page hears from the table, how many of its moves were made, and where a thing lies on the board.
(() => {
  const heard = { frame: { token: '', options: [] }, moved: 0 };
  window.heard = heard;
  const asked = new Set();
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'frame') heard.frame = message;
        else if (message.type === 'done' && asked.delete(message.id)) heard.moved += 1;
      });
    }

    send(text) {
      const request = JSON.parse(text);
      if (request.do === 'move') asked.add(request.id);
      super.send(text);
    }
  };

  /** A point at which the pointer meets the thing that the selector names, once the board is at rest; or null. */
  heard.pointOf = async (selector, number) => {
    const thing = document.querySelectorAll(selector)[number];
    if (!thing) return null;
    for (let before = '', still = 0; still < 3; ) {
      await new Promise(requestAnimationFrame);
      const { x, y, width } = thing.getBoundingClientRect();
      const now = `${x} ${y} ${width}`;
      still = now === before ? still + 1 : 0;
      before = now;
    }
    const { x, y, width, height } = thing.getBoundingClientRect();
    const steps = 24;
    for (let place = 0; place < steps * steps; place += 1) {
      const at = [x + (width * ((place % steps) + 0.5)) / steps, y + (height * (Math.floor(place / steps) + 0.5)) / steps];
      const met = document.elementFromPoint(...at);
      if (met && thing.contains(met)) return at;
    }
    return null;
  };
})();
