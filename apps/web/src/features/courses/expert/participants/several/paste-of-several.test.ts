import { expect, test, vi } from 'vitest'
import { pasteOfSeveral } from './paste-of-several.ts'

const paste = (text: string) => {
  const take = vi.fn<(text: string) => void>()
  const preventDefault = vi.fn<() => void>()
  pasteOfSeveral(take)({ clipboardData: { getData: () => text }, preventDefault })
  return { taken: take.mock.calls.flat(), isKept: preventDefault.mock.calls.length === 0 }
}

test.each(['a@school.com, b@school.com', 'Olga <olga@school.com>\nIvan <ivan@school.com>'])(
  'several addresses are taken away from the field: %s',
  (text) => {
    expect(paste(text)).toEqual({ taken: [text], isKept: false })
  },
)

test.each(['a@school.com', ' a@school.com ', 'Olga, olga@school.com', 'one, two, three', ''])(
  'any other text stays with the field: %s',
  (text) => {
    expect(paste(text)).toEqual({ taken: [], isKept: true })
  },
)
