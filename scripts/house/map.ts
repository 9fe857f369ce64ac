import { readFileSync, writeFileSync } from 'node:fs'
import type { Outcome } from '../programs.ts'
import { readHouse, type SourceFile } from './read-house.ts'
import { floors, type Floor, type Room, roomsOf, shortName } from './rooms.ts'

const file = 'docs/map.md'

const line = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`- ${title}: ${names.map((name) => `\`${name}\``).join(' ')}`]

const describeRoom = (room: Room, floor: Floor): string =>
  [
    `### ${room.name}`,
    '',
    `${room.files} ${room.files === 1 ? 'file' : 'files'}.`,
    '',
    ...line(
      'Imports from',
      room.imports.map((area) => shortName(area, floor)),
    ),
    ...line('Others use', room.exports),
    ...line('Operations', room.operations),
    ...line('Tables', room.tables),
    ...line('Jobs', room.jobs),
    ...line('Facts', room.facts),
    ...line('Signals', room.signals),
  ].join('\n')

const introduction = `# Map of the house

Made from the sources by \`npm run docs:map\`; \`npm run check\` fails while it is not current. For each floor its rooms, from whom they
import, what other rooms use of them, and what is declared there. Tests are left out. Where a new thing goes stands in
[CONTRIBUTING.md](../CONTRIBUTING.md), who may import whom in [import-rules.cjs](../import-rules.cjs).
`

/** The map as the sources are now. */
export const drawMap = (house: readonly SourceFile[]): string =>
  [
    introduction.trimEnd(),
    ...floors.flatMap((floor) => [
      `## ${floor.name}: \`${floor.folder}\``,
      ...roomsOf(house, floor).map((room) => describeRoom(room, floor)),
    ]),
  ].join('\n\n') + '\n'

/** Whether the map in the project is the one that the sources give. */
export const checkMap = async (): Promise<Outcome> => {
  const began = performance.now()
  const isCurrent = readFileSync(file, 'utf8') === drawMap(readHouse())
  return {
    code: isCurrent ? 0 : 1,
    output: isCurrent ? '' : `${file} is not what the sources are now: npm run docs:map`,
    seconds: (performance.now() - began) / 1000,
  }
}

/** Writes the map anew. */
export const writeMap = (): void => writeFileSync(file, drawMap(readHouse()))
