import type { SourceFile } from './read-house.ts'
import { floors, type Floor, type Room, roomsOf, shortName } from './rooms.ts'

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

For each floor its rooms, from whom they import, what other rooms use of them, and what is declared there. Tests are left out.`

/**
 * The map as the sources are now.
 *
 * @param room the name of the rooms to draw; without it, all are drawn
 */
export const drawMap = (house: readonly SourceFile[], room?: string): string =>
  [
    introduction,
    ...floors.flatMap((floor) => {
      const rooms = roomsOf(house, floor).filter(({ name }) => room === undefined || name === room)
      const title = `## ${floor.name}: \`${floor.folder}\``
      return rooms.length === 0 ? [] : [title, ...rooms.map((each) => describeRoom(each, floor))]
    }),
  ].join('\n\n')
