import { lineLimits } from '@lectern/contract/live/line-limits'
import type { LineEvent } from '@lectern/contract/live/line'
import { createConcurrencyLimit } from '../../platform/concurrency-limit.ts'
import { dataBlock } from '../../platform/http/sending/event-stream.ts'
import type { Line, LineIndex } from './line-index.ts'
import type { LiveRow } from './live.repository.ts'
import type { Watch } from './watches.ts'

const block = (event: LineEvent): string => dataBlock(event)

/** What the lines of one person are told; nothing where it is about a place. */
const blockOfPerson = ({ kind, subjectId }: LiveRow): string => {
  if (kind === 'bell') return block({ type: 'bell' })
  if (subjectId === null) return ''
  if (kind === 'import') return block({ type: 'import', import_id: subjectId })
  return kind === 'task' ? block({ type: 'task', task_id: subjectId }) : ''
}

/** What a line is told of an event at a place; nothing where it is not meant. */
const blockFor = (line: Line, watch: Watch, row: LiveRow): string => {
  if (watch.kind !== 'place' || watch.schoolId !== row.schoolId) return ''
  if (watch.place.type !== row.placeType || watch.place.id !== row.placeId) return ''
  if (row.isForTeam && !watch.isTeam && line.userId !== row.userId) return ''
  const at = watch.name
  if (row.kind === 'comments') return block({ type: 'comments', at, comment_id: row.subjectId })
  return row.subjectId === null ? '' : block({ type: 'attempt', at, attempt_id: row.subjectId })
}

/** The scopes of so many lines are asked for at once. */
const scopesAtOnce = 2
const scopePatience_ms = 10_000

/** Tells queues: attempts are gathered for each line, and told where one of them is within its reader's sight. */
const createQueueTeller = (lines: LineIndex) => {
  const gathered = new Map<Line, Set<number>>()
  const scopes = createConcurrencyLimit(scopesAtOnce, scopePatience_ms)
  let gathering: ReturnType<typeof setTimeout> | undefined

  const tellOne = async (line: Line, ids: readonly number[]) => {
    for (const watch of line.watches)
      if (watch.kind === 'queue') {
        const { sees } = watch
        const isMeant = sees === null || (await scopes.take(() => sees(ids)))
        if (isMeant && lines.has(line)) line.write(block({ type: 'queue', at: watch.name }))
      }
  }
  const tellAll = () => {
    gathering = undefined
    const all = [...gathered]
    gathered.clear()
    for (const [line, ids] of all)
      // Whose scope could not be asked for hears of the next change.
      if (lines.has(line)) tellOne(line, [...ids]).catch(() => {})
  }
  return {
    note: (line: Line, attemptId: number): void => {
      gathered.set(line, (gathered.get(line) ?? new Set()).add(attemptId))
      gathering ??= setTimeout(tellAll, lineLimits.gatherMs)
    },
    stop: (): void => clearTimeout(gathering),
  }
}

/** Tells lines what happened, each what it is about and its reader may know. */
export const createTeller = (lines: LineIndex) => {
  const queues = createQueueTeller(lines)

  const tellOne = (row: LiveRow) => {
    const own = blockOfPerson(row)
    if (own !== '') {
      for (const line of lines.at('person', row.userId)) line.write(own)
      return
    }
    for (const line of lines.at(row.placeType ?? '', row.placeId))
      line.write(line.watches.map((watch) => blockFor(line, watch, row)).join(''))
    if (row.kind !== 'attempt' || row.subjectId === null) return
    for (const line of lines.at('queue', row.schoolId)) queues.note(line, row.subjectId)
  }

  return {
    tell: (rows: readonly LiveRow[]): void => {
      for (const row of rows) tellOne(row)
    },
    /** Tells one line what happened before it stood, each place once. */
    echo: (line: Line, rows: readonly LiveRow[]): void => {
      const blocks = new Set<string>()
      for (const row of rows) {
        if (row.userId === line.userId) blocks.add(blockOfPerson(row))
        for (const watch of line.watches) {
          blocks.add(blockFor(line, watch, row))
          if (watch.kind === 'queue' && row.kind === 'attempt' && row.schoolId === watch.schoolId)
            queues.note(line, row.subjectId ?? 0)
        }
      }
      line.write([...blocks].join(''))
    },
    stop: queues.stop,
  }
}
