// What the page hears from the table's socket, told to the test as soon as the page itself has heard it,
// and what it asks for there.
(() => {
  const nothing = { token: '', eyes: -1, options: [], waiting: [], result: null };
  const heard = { frame: nothing, table: null, frames: 0, texts: [], sent: [], connections: 0 };
  window.heard = heard;
  // Another page of the client begins with nothing heard.
  const { pushState } = history;
  history.pushState = function (...state) {
    heard.frame = nothing;
    pushState.apply(this, state);
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      heard.frame = nothing;
      heard.connections += 1;
      this.addEventListener('message', (event) => {
        const message = JSON.parse(event.data);
        heard.texts.push(event.data);
        if (message.type === 'frame') {
          heard.frame = message;
          heard.frames += 1;
        } else if (message.type === 'table') heard.table = message;
      });
    }
    send(text) {
      heard.sent.push(JSON.parse(text));
      super.send(text);
    }
  };
})();
