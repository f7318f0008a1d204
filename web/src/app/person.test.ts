import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '../api/rest';
import type { Person } from '../api/shapes';
import { reader } from './person.svelte';

const used = new Refusal({ message: 'hello-used', clause: '', about: {} }, 403);
const somebody = (id: string | null) => ({ id, name: id ? 'Anna' : null }) as unknown as Person;

describe('who opens a link that serves once', () => {
  beforeEach(() => {
    reader.unknown = null;
    history.replaceState(null, '', '/table/k3v#hello=key');
    vi.spyOn(api, 'hello').mockRejectedValue(used);
  });

  it('again and is nobody here, is told so', async () => {
    vi.spyOn(api, 'me').mockResolvedValue(somebody(null));
    await reader.meet();
    expect(reader.unknown?.message).toBe('hello-used');
  });

  it('again in the same browser, is known and told nothing', async () => {
    vi.spyOn(api, 'me').mockResolvedValue(somebody('p1'));
    await reader.meet();
    expect(reader.unknown).toBeNull();
  });
});
