import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import Sheet from './Sheet.svelte';

const text = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));

describe('a sheet', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
      this.open = false;
    };
  });

  it('scrolls what is told, never what can be done', () => {
    render(Sheet, { title: 'End', onclose: () => {}, children: text('long'), foot: text('buttons') });
    expect(screen.getByText('long').closest('.body')).not.toBeNull();
    expect(screen.getByText('buttons').closest('.body')).toBeNull();
  });
});
