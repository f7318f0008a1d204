/** The page names the main program too, which the entry would ask for only after it has run. */

import type { Plugin } from 'vite';

export function preload(module: string): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        if (!main) throw new Error(`${module} is no chunk of its own`);
        const needed = [main.fileName, ...main.imports].filter((file) => !html.includes(file));
        return needed.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
