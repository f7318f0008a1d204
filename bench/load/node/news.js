// Waiting for what the sockets of one table bring.

const PATIENCE = 30_000;

export class News {
  #waiting = null;
  #failure = null;

  tell() {
    if (this.#waiting?.holds()) this.#end((waiting) => waiting.resolve());
  }

  fail(error) {
    this.#failure = error;
    this.#end((waiting) => waiting.reject(error));
  }

  /** Wait until `holds()` is true; it is asked again whenever something arrives. */
  until(holds) {
    if (this.#failure) return Promise.reject(this.#failure);
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.fail(new Error(`nothing came for ${PATIENCE / 1000} s`)),
        PATIENCE,
      );
      this.#waiting = { holds, resolve, reject, timer };
    });
  }

  #end(how) {
    const waiting = this.#waiting;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting = null;
    how(waiting);
  }
}
