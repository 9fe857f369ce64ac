import type { ContactImport, ImportColumn } from '@lectern/contract/contacts/imports/contact-imports'

const column = (header: string, part: Partial<ImportColumn>): ImportColumn => ({
  ...{ header, samples: [], filled: 1846, emails: 0, phones: 0, dates: 0, distinct: 101 },
  ...part,
})

/** An import whose file is read. */
export const fair: ContactImport = {
  ...{ id: 4, name: 'autumn-fair.csv', started_by: { id: 1, name: 'Anna' }, is_own: true },
  ...{ state: 'ready', error: null, error_line: null, rows: 1846, done: 1846, counts: null },
  ...{ created_at: '2026-11-28T11:00:00.000Z', kept_until: '2026-12-05T11:00:00.000Z' },
  ...{ encoding: 'windows-1251', is_encoding_guessed: true, separator: ',' },
  columns: [
    column('Пошта', { samples: ['anna.k@example.test', 'ivan@example.test'], emails: 1838 }),
    column('Ім’я', { samples: ['Анна', 'Іван'] }),
    column('Звідки', { samples: ['ярмарок'], distinct: 2 }),
    column('id_old', { samples: ['88121'] }),
  ],
  proposed: [
    { target: { to: 'email' }, is_sure: true },
    { target: { to: 'name' }, is_sure: true },
    { target: { to: 'tag' }, is_sure: true },
    { target: { to: 'none' }, is_sure: false },
  ],
  ...{
    is_remembered: false,
    mapping: null,
    rules: null,
    access: null,
    consents: null,
    task: null,
    version: 0,
  },
}

/** The same import once its dry run is over. */
export const triedFair: ContactImport = {
  ...fair,
  state: 'checked',
  mapping: fair.proposed.map(({ target }) => target),
  rules: {
    ...{ known: 'update', new: 'create', country: null, clear_word: null, tags: [], list: null },
    access: null,
  },
  counts: { create: 1412, update: 280, partly: 6, unchanged: 131, skipped: 17 },
  version: 1,
}
