/** The pages, each loaded when it is first opened. */

export const pages = {
  lobby: () => import('../lobby/Lobby.svelte'),
  table: () => import('../table/TablePage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  lost: () => import('./Lost.svelte'),
};
