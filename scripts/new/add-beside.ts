import { type NameForms, rename, says } from './names.ts'

const quoted = ({ snake }: NameForms) => `'${snake}'`

/** A line that lists the example among others (`['a', 'b']`, `'a' | 'b'`): the new name joins the list. */
const joined = (line: string, example: NameForms, name: NameForms): string | undefined => {
  const item = quoted(example)
  if (new RegExp(`\\| ${item}`).test(line)) return line.replace(item, `${item} | ${quoted(name)}`)
  return new RegExp(`, ${item}[,\\]]`).test(line) ? line.replace(item, `${item}, ${quoted(name)}`) : undefined
}

/** A registry with the new thing beside the example: after each line that names the example, the same line for the new one. */
export const addBeside = (text: string, example: NameForms, name: NameForms): string =>
  text
    .split('\n')
    .flatMap((line) => {
      if (!says(line, example)) return [line]
      const list = joined(line, example, name)
      return list === undefined ? [line, rename(line, example, name)] : [list]
    })
    .join('\n')
