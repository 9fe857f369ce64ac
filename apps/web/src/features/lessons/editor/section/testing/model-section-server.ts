import type { Section, SectionChange } from '@lectern/contract/lessons/lesson'
import type { EditedUnit } from '../../../../blocks/index.ts'

/** What a browser asks of the server. */
export interface ModelRequest {
  readonly method: string
  readonly path: string
  readonly idempotencyKey: string | undefined
  readonly body: unknown
}

export interface ModelAnswer {
  readonly status: number
  readonly body: unknown
}

type Sent = EditedUnit & { readonly base_revision?: number }
type Stored = EditedUnit & { readonly id: number; readonly revision: number }

const stale: ModelAnswer = { status: 409, body: { error: 'stale_revision', message: '' } }
const unseen: ModelAnswer = {
  status: 409,
  body: { error: 'stale_revision', message: '', error_codes: { info_units: ['removed_unit'] } },
}
const absent: ModelAnswer = { status: 404, body: { error: 'not_found', message: '' } }

const says = ({ title, content }: EditedUnit): string => JSON.stringify([title, content])

/** One section as the server keeps it: the rules of `change-section.ts` and `save-unit.ts`, without a database. */
export const createModelSectionServer = (sectionId: number, first: readonly EditedUnit[]) => {
  const units = new Map<string, Stored>()
  const answers = new Map<string, ModelAnswer>()
  const listeners = new Set<() => void>()
  let order: string[] = []
  let name = 'Section'
  let [revision, outline, ids] = [1, 1, 0]

  const write = ({ base_revision: _base, ...unit }: Sent): void => {
    const known = units.get(unit.key)
    if (known && says(known) === says(unit)) return
    if (!known) ids += 1
    units.set(unit.key, { ...unit, id: known?.id ?? ids, revision: (known?.revision ?? 0) + 1 })
  }
  for (const unit of first) write(unit)
  order = first.map(({ key }) => key)

  const read = (): Section =>
    structuredClone({
      id: sectionId,
      order: 0,
      name,
      revision,
      outline_revision: outline,
      updated_at: '2026-01-01T00:00:00.000Z',
      copied: false,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- units of texts, in the shape in which they were sent
      info_units: order.map((key) => ({
        ...units.get(key),
        files: [],
        copied: false,
      })) as Section['info_units'],
    })
  const isUnseen = (sent: Sent): boolean =>
    !order.includes(sent.key) &&
    units.has(sent.key) &&
    (sent.base_revision ?? 0) !== units.get(sent.key)?.revision
  const isStale = (sent: Sent): boolean =>
    order.includes(sent.key) && (sent.base_revision ?? 0) !== units.get(sent.key)?.revision
  const tell = (): void => {
    revision += 1
    for (const listener of listeners) listener()
  }

  const saveUnit = (id: number, sent: Sent): ModelAnswer => {
    const unit = [...units.values()].find((each) => each.id === id)
    if (!unit || !order.includes(unit.key)) return absent
    if (sent.base_revision !== unit.revision) return stale
    write({ ...sent, key: unit.key })
    tell()
    return { status: 200, body: { data: { ...units.get(unit.key), files: [], copied: false } } }
  }

  const change = ({
    unit_order,
    removed_units,
    base_outline_revision,
    ...patch
  }: SectionChange): ModelAnswer => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser under test sends units of texts
    const sent = patch.info_units as Sent[]
    if (sent.some(isStale)) return stale
    if (patch.name === undefined && unit_order === undefined) {
      if (sent.some(({ key }) => !order.includes(key))) return stale
    } else {
      if (base_outline_revision !== outline) return stale
      const keys = unit_order?.map(({ key }) => key) ?? order
      const isKnown = (key: string) => units.has(key) || sent.some((unit) => unit.key === key)
      if (!keys.every(isKnown)) return { status: 422, body: { error: 'foreign_unit', message: '' } }
      if (sent.some(isUnseen)) return unseen
      const gone = order.filter((key) => !keys.includes(key))
      const wasSeen = (key: string) =>
        removed_units?.some((each) => each.key === key && each.base_revision === units.get(key)?.revision)
      if (!gone.every(wasSeen)) return stale
      order = keys
      name = patch.name ?? name
      outline += 1
    }
    for (const unit of sent) write(unit)
    tell()
    return { status: 200, body: { data: read() } }
  }

  const answer = ({ method, path, body }: ModelRequest): ModelAnswer => {
    if (method === 'GET') return { status: 200, body: { data: read() } }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser under test sends what the contract says
    if (method === 'PATCH') return change(body as SectionChange)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- likewise
    return saveUnit(Number(path.split('/').at(-1)), body as Sent)
  }

  return {
    read,
    /** Each key is taken once; its repetition gets the same answer. */
    receive: (request: ModelRequest): ModelAnswer => {
      const { idempotencyKey: key } = request
      const known = key === undefined ? undefined : answers.get(key)
      const given = known ?? answer(request)
      if (key !== undefined && given.status === 200) answers.set(key, given)
      return structuredClone(given)
    },
    /** Calls `listener` after each stored change. */
    onStored: (listener: () => void) => void listeners.add(listener),
  }
}

export type ModelSectionServer = ReturnType<typeof createModelSectionServer>
