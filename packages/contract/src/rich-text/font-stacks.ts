import type { FontFamily } from './looks.ts'

const sans = 'var(--font-interface)'

/**
 * The fonts by which each family is shown, the same for authors and learners: files of the school's own server (Lato, Ubuntu,
 * Montserrat, Comfortaa, Inter, Oswald, Pacifico, JetBrains Mono, Geologica), and fonts of the reader's device with the
 * nearest ones that other devices have.
 */
export const fontStacks: Readonly<Record<FontFamily, string>> = {
  Lato: `'Lato',${sans}`,
  Ubuntu: `'Ubuntu',${sans}`,
  Montserrat: `'Montserrat Variable',${sans}`,
  Comfortaa: `'Comfortaa Variable',${sans}`,
  Inter: sans,
  Arial: `Arial,'Helvetica Neue',Helvetica,'Liberation Sans',sans-serif`,
  'Comic Sans': `'Comic Sans MS','Comic Neue','Chalkboard SE',cursive`,
  'Courier New': `'Courier New','Liberation Mono',Courier,monospace`,
  Georgia: `Georgia,'Gelasio','DejaVu Serif',serif`,
  Impact: `Impact,'Anton','Haettenschweiler','Arial Narrow Bold',sans-serif`,
  Tahoma: `Tahoma,Geneva,'DejaVu Sans Condensed',sans-serif`,
  'Times New Roman': `'Times New Roman','Liberation Serif',Times,serif`,
  Trebuchet: `'Trebuchet MS','Fira Sans',${sans}`,
  Verdana: `Verdana,'DejaVu Sans',Geneva,sans-serif`,
  Monospace: `ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace`,
  Oswald: `'Oswald Variable','Arial Narrow',sans-serif`,
  Pacifico: `'Pacifico',cursive`,
  JetBrainsMono: 'var(--font-code)',
  Geologica: `'Geologica Variable',${sans}`,
}

/** The family of a written stack; null for a stack that is none of ours. */
export const familyOfStack = (stack: string): FontFamily | null => {
  const plain = (text: string) => text.replaceAll(/["'\s]/g, '').toLowerCase()
  const wanted = plain(stack)
  for (const [family, each] of Object.entries(fontStacks))
    if (plain(each) === wanted && isFamily(family)) return family
  return null
}

const isFamily = (name: string): name is FontFamily => name in fontStacks
