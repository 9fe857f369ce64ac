import type { Present } from '@lectern/contract/lessons/live'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { Suspense, useEffect, useImperativeHandle, useMemo, useState, type Ref } from 'react'
import { useDraftState, type DraftState } from '../../../../lib/drafts/index.ts'
import { moved } from '../../../../lib/lists.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { useDrawnCount } from '../../../../lib/drawing/use-drawn-count.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { descriptionOf, type EditedUnit } from '../../../blocks/index.ts'
import { AddUnit } from '../add-unit.tsx'
import { filled, isEmptyFor } from '../dropped-units.ts'
import { MoveUnit } from './moving/move-unit.tsx'
import { SectionConflict, useLaterDecision } from './conflict/section-conflict.tsx'
import { sectionNameId } from './section-entry.tsx'
import type { SectionDraft } from './section-kind.ts'
import { SectionRefused } from './section-refused.tsx'
import { SectionUnit, useUnitActions } from './section-unit.tsx'
import { useMoveUnit } from './moving/use-move-unit.ts'
import { useSectionUnits } from './use-section-units.ts'
import { useUnitVersions } from './use-unit-versions.ts'
import type { SectionDocument } from './open-section.ts'
import styles from './section-editor.module.css'

/** Editors of units. */
const drawnUnits = { first: 12, step: 2 }

export interface SectionEditorHandle {
  /** Adds a unit at the end. */
  add: (typeId: BuiltUnitType) => void
  /** Adds a unit that is filled already at the end. */
  insert: (unit: EditedUnit) => void
  /** Puts it in the place of the first empty unit of its kind, else at the end. */
  fill: (unit: EditedUnit) => void
}

interface SectionEditorProps {
  doc: SectionDocument
  /** Others who work in the lesson. */
  people: readonly Present[]
  number: number
  sectionIds: readonly number[]
  docs: ReadonlyMap<number, SectionDocument>
  ref?: Ref<SectionEditorHandle>
}

/** The units of one section, as wide as the learner reads them. */
export const SectionEditor = ({ doc, ...rest }: SectionEditorProps) => {
  const state = useDraftState(doc)
  const waiting = <Skeleton height="80dvh" radius="var(--radius-card)" />
  if (!state) return waiting
  return (
    <Suspense fallback={waiting}>
      <OpenSection doc={doc} state={state} {...rest} />
    </Suspense>
  )
}

/**
 * Whether units may be seen: a text puts its words in after it is drawn, sometimes a frame later, and everything below it would
 * jump. Until then they take their room unseen.
 */
const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isSettled
}

const OpenSection = (props: SectionEditorProps & { state: DraftState<SectionDraft> }) => {
  const { doc, state, people, number, sectionIds, docs, ref } = props
  const { t } = useTexts()
  const isSettled = useSettled()
  const { name, info_units: units } = state.content
  const versionOf = useUnitVersions(state)
  const atOnce = useDrawnCount(units.length, drawnUnits)
  const ids = useMemo(() => units.map((unit) => unit.key), [units])
  const { added, change, changeUnits, insert, remove } = useSectionUnits(doc, state)
  const [leaving, setLeaving] = useState<string>()
  const moveUnit = useMoveUnit()
  const { isLater, setLater, isUndecided } = useLaterDecision(state)
  const { list, itemProps, handleProps } = useSortable({
    ids,
    onMove: (from, to) => changeUnits((all) => moved(all, from, to)),
    onPlace: (from, place) => {
      const [key, to] = [ids[from], [...docs.values()].find(({ entity }) => entity === place)]
      if (key !== undefined && to) moveUnit({ key, from: doc, to })
    },
  })
  const add = (at: number) => (typeId: BuiltUnitType) => insert(at, descriptionOf(typeId).create(newKey()))
  useImperativeHandle(ref, () => ({
    add: (typeId) => add(doc.state()?.content.info_units.length ?? 0)(typeId),
    insert: (unit) => insert(doc.state()?.content.info_units.length ?? 0, unit),
    fill: (unit) =>
      units.some((each) => isEmptyFor(each, unit))
        ? changeUnits((all) => filled(all, unit))
        : insert(units.length, unit),
  }))
  const actions = useUnitActions({
    change: (next) => changeUnits((all) => all.map((each) => (each.key === next.key ? next : each))),
    addAt: (at, typeId) => add(at)(typeId),
    copy: (unit, at) => insert(at + 1, { ...unit, key: newKey() }),
    move: (at, step) => changeUnits((all) => moved(all, at, at + step)),
    leave: (unit) => setLeaving(unit.key),
    remove,
    decide: () => setLater(false),
  })

  return (
    <section
      className={styles.section}
      style={isSettled ? undefined : { visibility: 'hidden' }}
      aria-label={name || t('lesson-editor.section_number', { number })}
    >
      <SectionRefused doc={doc} state={state} />
      <SectionConflict doc={doc} state={state} open={!isLater} onLater={() => setLater(true)} />
      <SectionName name={name} number={number} onName={(next) => change(() => ({ name: next }))} />
      <ol ref={list} className={styles.units}>
        {units.map((unit, at) => (
          <SectionUnit
            key={unit.key}
            {...{ unit, at, actions, total: units.length }}
            people={people.filter((person) => person.unit_key === unit.key)}
            version={versionOf(unit)}
            isNew={unit.key === added}
            isWaiting={at >= atOnce && unit.key !== added}
            canLeave={sectionIds.length > 1}
            isUndecided={isUndecided(unit.key)}
            {...{ item: itemProps(at), handle: handleProps(at) }}
          />
        ))}
      </ol>
      {leaving !== undefined && (
        <MoveUnit
          sectionIds={sectionIds}
          docs={docs}
          from={doc}
          onMove={(to) => moveUnit({ key: leaving, from: doc, to })}
          onClose={() => setLeaving(undefined)}
        />
      )}
      <AddUnit variant={units.length === 0 ? 'first' : 'last'} onAdd={add(units.length)} />
    </section>
  )
}

interface SectionNameProps {
  name: string
  number: number
  onName: (name: string) => void
}

const SectionName = ({ name, number, onName }: SectionNameProps) => {
  const { t } = useTexts()
  return (
    <input
      id={sectionNameId}
      className={styles.name}
      value={name}
      maxLength={lessonLimits.sectionName}
      placeholder={t('lesson-editor.section_name_placeholder', { number })}
      aria-label={t('lesson-editor.section_name')}
      onChange={(event) => onName(event.target.value)}
    />
  )
}
