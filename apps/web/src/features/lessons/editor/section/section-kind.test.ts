import type { Section } from '@lectern/contract/lessons/lesson'
import { expect, test } from 'vitest'
import { reviseSection } from './section-kind.ts'

const section: Section = {
  id: 1,
  order: 1,
  name: 'Part',
  revision: 2,
  updated_at: '2026-01-01T00:00:00.000Z',
  copied: true,
  info_units: [
    {
      id: 5,
      key: 'unit-of-section',
      title: 'Read',
      files: [],
      copied: true,
      type_id: 3,
      content: { text: { version: 1, doc: { type: 'doc', content: [] } } },
    },
  ],
}

test("a section's draft holds of its units what an author changes, and nothing that only the server says", () => {
  const { revision, content } = reviseSection(section)
  expect(revision).toBe(2)
  expect(Object.keys(content)).toEqual(['name', 'info_units'])
  expect(Object.keys(content.info_units[0] ?? {}).toSorted()).toEqual(['content', 'key', 'title', 'type_id'])
})
