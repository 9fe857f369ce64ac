import { expect, test } from 'vitest'
import { cleanName } from './clean-name.ts'

test.each([
  ['a plain name stays', 'Лекція 1.pdf', 'Лекція 1.pdf'],
  ['emoji stay', '🎓 plan.pdf', '🎓 plan.pdf'],
  ['a family stays together', '👨\u200D👩\u200D👧 plan.pdf', '👨\u200D👩\u200D👧 plan.pdf'],
  ['Telugu keeps its joiners', 'క్\u200Cష.pdf', 'క్\u200Cష.pdf'],
  ['a joiner that joins nothing goes', 'a\u200D.exe', 'a.exe'],
  ['a path keeps its last part', '../../etc/passwd', 'passwd'],
  ['a path of another system too', 'C:\\Users\\me\\a.txt', 'a.txt'],
  ['line breaks go', 'a\r\nSet-Cookie: x.txt', 'aSet-Cookie: x.txt'],
  ['a turned ending is turned back', 'photo\u202Egpj.exe', 'photogpj.exe'],
  ['NUL goes', 'a\0.png', 'a.png'],
  ['nothing becomes a name', ' ', 'file.png'],
  ['dots become a name', '..', 'file.png'],
  ['a device name is only a label', 'CON', 'CON'],
  ['HTML is only a label', '<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
])('%s', (_title, name, expected) => {
  expect(cleanName(name, 'png')).toBe(expected)
})

test('a long name keeps its beginning and its ending', () => {
  const name = cleanName(`${'ї'.repeat(4_000)}.mp4`, 'mp4')
  expect(Array.from(name)).toHaveLength(255)
  expect(name.endsWith('.mp4')).toBe(true)
})
