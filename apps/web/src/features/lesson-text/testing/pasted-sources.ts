/** What programs put on the clipboard, and what becomes of it, by paths. */
const files = Object.entries(
  import.meta.glob<string>('../../../../../../e2e/support/pasted/*/*.{html,rtf,txt}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, content]) => {
  const [, source = '', name = '', ending = ''] = /\/([^/]+)\/([^/]+)\.(\w+)$/.exec(path) ?? []
  return { source, name, ending, content }
})

const contentOf = (source: string, name: string, ending: string): string | undefined =>
  files.find((each) => each.source === source && each.name === name && each.ending === ending)?.content

/** What each paste of a program becomes, by its name. */
const expectedOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    (contentOf(source, 'expected', 'txt') ?? '')
      .split(/^== /m)
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.trimEnd().split('\n')
        return [name, lines.join('\n')]
      }),
  )

/** Names of the programs from which texts are pasted. */
export const pastedSources: readonly string[] = [...new Set(files.map(({ source }) => source))]

/** The pastes of one program with the outline that each becomes; undefined where none is said. */
export const pastesOf = (source: string) =>
  files
    .filter((each) => each.source === source && each.ending === 'html')
    .map(({ name, content }) => ({
      name,
      html: content,
      rtf: contentOf(source, name, 'rtf'),
      outline: expectedOf(source).get(name),
    }))
