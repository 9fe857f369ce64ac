const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аa бb вv гh ґg дd еe ёyo єye жzh зz иy іi їyi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ыy эe юyu яya',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** Letters that an address made from a title has at most. */
const mostLetters = 80

/**
 * An address made from a title: Latin small letters and digits joined by single dashes; Cyrillic is written in Latin
 * letters. Empty when the title has nothing that can stand in an address.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[а-яёєіїґ]/g, (letter) => cyrillic[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostLetters)
    .replace(/^-+|-+$/g, '')

/**
 * The address itself, or with a number behind it that is not taken while the number before it is: the first one, unless some
 * were given up. Asks some twenty times for a thousand that are taken, not a thousand times.
 */
export const freeSlug = async (
  wanted: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> => {
  const numbered = (number: number): string => (number === 1 ? wanted : `${wanted}-${number}`)
  if (!(await isTaken(wanted))) return wanted
  let taken = 1
  let free = 2
  while (await isTaken(numbered(free))) [taken, free] = [free, free * 2]
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2)
    if (await isTaken(numbered(middle))) taken = middle
    else free = middle
  }
  return numbered(free)
}
