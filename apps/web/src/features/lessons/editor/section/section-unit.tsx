import type { Present } from '@lectern/contract/lessons/live'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { memo, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import type { EditedUnit } from '../../../blocks/index.ts'
import { UnitFrame } from './unit-frame.tsx'

/** What can be done with the units of a section; `at` counts from 0. */
export interface UnitActions {
  change: (unit: EditedUnit) => void
  addAt: (at: number, typeId: BuiltUnitType) => void
  copy: (unit: EditedUnit, at: number) => void
  move: (at: number, step: -1 | 1) => void
  leave: (unit: EditedUnit) => void
  remove: (unit: EditedUnit, at: number) => void
  /** Opens what was to be decided of two versions. */
  decide: () => void
}

/** `actions` as they are at the moment of a call, in an object that stays the same. */
export const useUnitActions = (actions: UnitActions): UnitActions => {
  const newest = useRef(actions)
  useLayoutEffect(() => {
    newest.current = actions
  })
  const [stable] = useState<UnitActions>(() => ({
    change: (...change) => newest.current.change(...change),
    addAt: (...place) => newest.current.addAt(...place),
    copy: (...unit) => newest.current.copy(...unit),
    move: (...step) => newest.current.move(...step),
    leave: (unit) => newest.current.leave(unit),
    remove: (...unit) => newest.current.remove(...unit),
    decide: () => newest.current.decide(),
  }))
  return stable
}

interface SectionUnitProps {
  unit: EditedUnit
  /** Its place, from 0. */
  at: number
  total: number
  people: readonly Present[]
  version: number
  isNew: boolean
  /** Its editor comes in a moment. */
  isWaiting: boolean
  /** Whether there is another section to go to. */
  canLeave: boolean
  /** It was changed elsewhere too, and the decision was put off. */
  isUndecided: boolean
  item: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  /** The same object at every drawing. */
  actions: UnitActions
}

/** Whether two lists or two sets of attributes hold the same. */
const isSameWithin = (one: object, other: object): boolean => {
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return mine.length === theirs.size && mine.every(([name, value]) => Object.is(theirs.get(name), value))
}

const isSameUnit = (one: SectionUnitProps, other: SectionUnitProps): boolean => {
  const { people, item, handle, ...rest } = one
  const { people: otherPeople, item: otherItem, handle: otherHandle, ...otherRest } = other
  return (
    isSameWithin(rest, otherRest) &&
    isSameWithin(people, otherPeople) &&
    isSameWithin(item, otherItem) &&
    isSameWithin(handle, otherHandle)
  )
}

/** A unit in its section: at each letter only the one that is written is drawn anew. */
export const SectionUnit = memo(
  ({ unit, at, canLeave, isUndecided, actions, ...rest }: SectionUnitProps) => (
    <UnitFrame
      {...rest}
      unit={unit}
      number={at + 1}
      onUnit={actions.change}
      onAddAt={(place) => (typeId) => actions.addAt(place, typeId)}
      onCopy={() => actions.copy(unit, at)}
      onMove={(step) => actions.move(at, step)}
      onElsewhere={canLeave ? () => actions.leave(unit) : undefined}
      onRemove={() => actions.remove(unit, at)}
      onDecide={isUndecided ? actions.decide : undefined}
    />
  ),
  isSameUnit,
)
