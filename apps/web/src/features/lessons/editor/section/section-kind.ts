import type { Section } from '@lectern/contract/lessons/lesson'
import {
  defineDraftKind,
  idOfEntity,
  isRevised,
  isSame,
  mergeLists,
  mergeValue,
  type Joined,
  type Revised,
} from '../../../../lib/drafts/index.ts'
import { ApiError } from '../../../../lib/api/index.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { isOfKind, type Change, type Refusal } from '../../../../lib/outbox/index.ts'
import type { EditedUnit } from '../../../blocks/index.ts'
import { changeSection, updateSection, updateUnit } from '../../api.ts'
import { newestSection, numbersOf, outlineNumber, unitId, unitRevision } from './section-numbers.ts'

/** A section as its editor holds it. */
export interface SectionDraft {
  name: string
  info_units: EditedUnit[]
}

/** What was changed of a section. */
export interface SectionPatch {
  name?: string
  /** Keys of all units, when one came, went or moved. */
  order?: readonly string[]
  /** Those that were changed, and new ones. */
  units: EditedUnit[]
}

export const sectionEntity = (id: number): string => `section:${id}`

// What only the server says stays out: the draft of a unit would differ from the server's, and every join would ask a person.
const toEdited = ({
  id: _id,
  files: _files,
  copied: _copied,
  revision: _revision,
  ...unit
}: Section['info_units'][number]): EditedUnit => unit

/** The server's section as a numbered document. */
export const reviseSection = (section: Section): Revised<SectionDraft> => ({
  revision: section.revision,
  content: { name: section.name, info_units: section.info_units.map(toEdited) },
  numbers: numbersOf(section),
})

const joinSections = (base: SectionDraft, mine: SectionDraft, theirs: SectionDraft): Joined<SectionDraft> => {
  const units = mergeLists(
    { base: base.info_units, mine: mine.info_units, theirs: theirs.info_units },
    (unit) => unit.key,
  )
  return {
    clashes: units.clashes,
    content: { name: mergeValue(base.name, mine.name, theirs.name), info_units: units.items },
  }
}

const keysOf = ({ info_units }: SectionDraft): string[] => info_units.map((unit) => unit.key)

/** Units that were found to say the same: only the one being written is looked through at each letter. */
const known = new WeakMap<EditedUnit, WeakSet<EditedUnit>>()

const isSameUnit = (one: EditedUnit, other: EditedUnit | undefined): boolean => {
  if (other === undefined || one === other) return one === other
  if (known.get(one)?.has(other)) return true
  const isEqual = isSame(one, other)
  if (isEqual) known.set(one, (known.get(one) ?? new WeakSet()).add(other))
  return isEqual
}

const findUnit = (units: readonly EditedUnit[], key: string) => units.find((unit) => unit.key === key)

/** Whether a patch leaves the server with this unit as it says here; it may say nothing of it. */
const agrees = (unit: EditedUnit, { units, order }: SectionPatch): boolean => {
  const sent = findUnit(units, unit.key)
  return (order?.includes(unit.key) ?? true) && (!sent || isSameUnit(unit, sent))
}

/**
 * What of a section is to be sent: what differs from `base`, and from changes of which nobody knows yet whether the server has them.
 */
export const patchOf = (
  draft: SectionDraft,
  base: SectionDraft,
  onTheWay: readonly SectionPatch[],
): SectionPatch => {
  const isStored = (unit: EditedUnit) =>
    isSameUnit(unit, findUnit(base.info_units, unit.key)) && onTheWay.every((patch) => agrees(unit, patch))
  const isNamed = [base.name, ...onTheWay.map(({ name }) => name)].some(
    (name) => name !== undefined && name !== draft.name,
  )
  const isOrdered = [keysOf(base), ...onTheWay.map(({ order }) => order)].some(
    (order) => order !== undefined && !isSame(order, keysOf(draft)),
  )
  return {
    ...(isNamed ? { name: draft.name } : {}),
    ...(isOrdered ? { order: keysOf(draft) } : {}),
    units: draft.info_units.filter((unit) => !isStored(unit)),
  }
}

/** The section that comes of a change. */
export const patched = ({ name, order, units }: SectionPatch, base: SectionDraft): SectionDraft => {
  const all = new Map([...base.info_units, ...units].map((unit) => [unit.key, unit]))
  return {
    name: name ?? base.name,
    info_units: (order ?? keysOf(base)).flatMap((key) => all.get(key) ?? []),
  }
}

type Base = Revised<SectionDraft>
type SendOptions = Parameters<typeof changeSection.answer>[1]

/** Only what was sent counts as known from now on: what others stored of the rest comes by itself, and is joined. */
const afterPatch = (base: Base, patch: SectionPatch, stored: Base): Base => {
  const isOwnOutline = patch.order !== undefined || patch.name !== undefined
  const sent = new Set(patch.units.map((unit) => unit.key))
  const units = new Map(stored.content.info_units.map((unit) => [unit.key, unit]))
  const kept = base.content.info_units.filter((unit) => !sent.has(unit.key))
  const isFresh = (name: string) =>
    name === outlineNumber
      ? isOwnOutline
      : [...sent].some((key) => name === unitRevision(key) || name === unitId(key))
  const fresh = Object.entries(stored.numbers ?? {}).filter(([name]) => isFresh(name))
  const content = patched(patch, {
    name: base.content.name,
    info_units: [...base.content.info_units],
  })
  return {
    revision: isOwnOutline ? stored.revision : base.revision,
    content: {
      name: content.name,
      info_units: content.info_units.map(
        (unit) => kept.find(({ key }) => key === unit.key) ?? units.get(unit.key) ?? unit,
      ),
    },
    numbers: { ...base.numbers, ...Object.fromEntries(fresh) },
  }
}

const sendOne = async (id: number, unit: EditedUnit, base: Base, options: SendOptions) => {
  const base_revision = base.numbers?.[unitRevision(unit.key)] ?? 0
  const reply = await updateUnit.answer({ params: { unit: id }, body: { ...unit, base_revision } }, options)
  const { data } = reply.body
  const stored: Base = {
    revision: base.revision,
    content: { ...base.content, info_units: [toEdited(data)] },
    numbers: { [unitRevision(unit.key)]: data.revision },
  }
  return { at: reply.date, stored: afterPatch(base, { units: [unit] }, stored) }
}

/** Units that an order leaves out, as its author knew them. */
const removedBy = (order: readonly string[], { content, numbers }: Base) =>
  content.info_units
    .filter(({ key }) => !order.includes(key))
    .map(({ key }) => ({ key, base_revision: numbers?.[unitRevision(key)] ?? 0 }))

const sendPatch = async (section: number, patch: SectionPatch, base: Base, options: SendOptions) => {
  const { name, order, units } = patch
  const numbers = base.numbers ?? {}
  const body = {
    ...(name === undefined ? {} : { name }),
    ...(order === undefined
      ? {}
      : {
          unit_order: order.map((key) => ({ key, id: numbers[unitId(key)] ?? null })),
          removed_units: removedBy(order, base),
        }),
    ...(name === undefined && order === undefined
      ? {}
      : { base_outline_revision: numbers[outlineNumber] ?? 0 }),
    info_units: units.map((unit) => ({ ...unit, base_revision: numbers[unitRevision(unit.key)] ?? 0 })),
  }
  const reply = await changeSection.answer({ params: { section }, body }, options)
  return { at: reply.date, stored: afterPatch(base, patch, reviseSection(reply.body.data)) }
}

/**
 * A unit that others removed after they had written more in it stays removed with all that it says: mine stands beside it, as one of its
 * own.
 */
const renamedUnits = (
  draft: SectionDraft,
  theirs: Base,
  { fields }: Pick<Refusal, 'fields'>,
): SectionDraft => {
  if (!fields['info_units']?.includes('removed_unit')) return draft
  const wasStored = ({ key }: EditedUnit) =>
    theirs.numbers?.[unitRevision(key)] !== undefined && !findUnit(theirs.content.info_units, key)
  const info_units = draft.info_units.map((unit) => (wasStored(unit) ? { ...unit, key: newKey() } : unit))
  return { ...draft, info_units }
}

/** Saves what was changed of a section: one unit by `PUT /info-units/{id}`, more by `PATCH /info-section/{id}`. */
export const sectionKind = defineDraftKind<SectionDraft, SectionPatch>({
  name: 'section@2',
  toPayload: (draft, base, onTheWay) => patchOf(draft, base.content, onTheWay),
  toContent: (patch, base) => patched(patch, base.content),
  send: (entity, patch, base, options) => {
    const section = idOfEntity(entity)
    const [unit] = patch.units
    const id = unit && base.numbers?.[unitId(unit.key)]
    const isOneUnit = patch.units.length === 1 && patch.name === undefined && patch.order === undefined
    if (!isOneUnit || !unit || id === undefined) return sendPatch(section, patch, base, options)
    // One that others removed meanwhile is sent as part of its section, where it is joined with what stands there now.
    return sendOne(id, unit, base, options).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return sendPatch(section, patch, base, options)
      throw error
    })
  },
  join: joinSections,
  newest: newestSection,
  renamed: renamedUnits,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name of the kind vouches for the payload
  earlier: { name: 'section@1', toContent: (payload) => payload as SectionDraft },
})

/** A section as earlier versions of the editor sent it, whole: what they left on a device still arrives. */
export const earlierSectionKind = defineDraftKind<SectionDraft, SectionDraft>({
  name: 'section@1',
  toPayload: (draft) => draft,
  toContent: (draft) => draft,
  send: async (entity, payload, base, options) => {
    const body = { ...payload, base_revision: base.revision }
    const reply = await updateSection.answer({ params: { section: idOfEntity(entity) }, body }, options)
    return { at: reply.date, stored: reviseSection(reply.body.data) }
  },
  join: joinSections,
})

/** Whether a change that waits on the device is one of a section. */
export const isSectionChange = (change: Change): boolean =>
  isOfKind(change, sectionKind) || isOfKind(change, earlierSectionKind)

/** The section that a change stands for. */
export const draftOfChange = (change: Change): SectionDraft => {
  if (isOfKind(change, earlierSectionKind)) return change.payload
  if (!isOfKind(change, sectionKind)) throw new Error(`${change.kind} changes no section`)
  const empty: SectionDraft = { name: '', info_units: [] }
  return patched(change.payload, isRevised<SectionDraft>(change.base) ? change.base.content : empty)
}
