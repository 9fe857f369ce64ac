import { unitLimits } from '@lectern/contract/blocks/unit-head'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState } from 'react'
import type { DraftState } from '../../../../lib/drafts/index.ts'
import { inserted } from '../../../../lib/lists.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { EditedUnit } from '../../../blocks/index.ts'
import { withReturned } from './moving/returned-unit.ts'
import type { SectionDraft } from './section-kind.ts'
import { unitRevision } from './section-numbers.ts'
import type { SectionDocument } from './open-section.ts'

/** What is done with the units of one section. */
export const useSectionUnits = (doc: SectionDocument, state: DraftState<SectionDraft>) => {
  const { t } = useTexts()
  const [added, setAdded] = useState<string>()

  // Always on the newest state: an undo comes seconds later.
  const change = (part: (newest: SectionDraft) => Partial<SectionDraft>) => {
    const newest = doc.state()?.content ?? state.content
    doc.edit({ ...newest, ...part(newest) })
  }
  const changeUnits = (work: (units: EditedUnit[]) => EditedUnit[]) =>
    change((newest) => ({ info_units: work(newest.info_units) }))
  const insert = (at: number, unit: EditedUnit) => {
    if ((doc.state()?.content.info_units.length ?? 0) >= unitLimits.perSection) {
      toasts.show({ tone: 'warning', title: t('lesson-editor.units_full') })
      return
    }
    setAdded(unit.key)
    changeUnits((all) => inserted(all, at, unit))
  }
  const onServer = (key: string) => doc.base().content.info_units.find((each) => each.key === key)
  const revisionOf = (key: string) => doc.base().numbers?.[unitRevision(key)]
  const remove = (unit: EditedUnit, at: number) => {
    const [earlier, revision] = [onServer(unit.key), revisionOf(unit.key)]
    changeUnits((all) => all.filter((each) => each.key !== unit.key))
    toasts.show({
      title: t('lesson-editor.unit_deleted'),
      action: {
        label: t('create-course.undo'),
        onSelect: () =>
          changeUnits((all) =>
            withReturned(all, {
              ...{ unit, at, earlier },
              now: onServer(unit.key),
              isOlder: revisionOf(unit.key) !== revision,
            }),
          ),
      },
    })
  }
  return { added, change, changeUnits, insert, remove }
}
