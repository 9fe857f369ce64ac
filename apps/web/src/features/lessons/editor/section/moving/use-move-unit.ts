import { toasts } from '@lectern/ui/feedback/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useConnection } from '../../../../../frame/index.ts'
import { ApiError } from '../../../../../lib/api/index.ts'
import { idOfEntity } from '../../../../../lib/drafts/index.ts'
import { errorText } from '../../../../../lib/errors.ts'
import { inserted } from '../../../../../lib/lists.ts'
import { useOutbox, type Outbox } from '../../../../../lib/outbox/index.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { changeSection, getSection } from '../../../api.ts'
import { reviseSection } from '../section-kind.ts'
import { outlineNumber, unitId } from '../section-numbers.ts'
import type { SectionDocument } from '../open-section.ts'

/** A unit that goes to another section of its lesson. */
interface UnitMove {
  readonly key: string
  readonly from: SectionDocument
  readonly to: SectionDocument
  /** Its place there; the end without it. */
  readonly at?: number
}

const refresh = async (doc: SectionDocument): Promise<void> => {
  const { data } = await getSection({ params: { section: idOfEntity(doc.entity) } })
  doc.offer(reviseSection(data))
}

const send = async ({ key, from, to, at }: UnitMove): Promise<void> => {
  const id = from.base().numbers?.[unitId(key)]
  if (id === undefined) throw new Error('the unit is not stored')
  const { content, numbers } = to.base()
  const standing = content.info_units.map((unit) => ({
    key: unit.key,
    id: numbers?.[unitId(unit.key)] ?? null,
  }))
  const body = {
    unit_order: inserted(standing, at ?? standing.length, { key, id }),
    base_outline_revision: numbers?.[outlineNumber] ?? 0,
    info_units: [],
  }
  const { data } = await changeSection({ params: { section: idOfEntity(to.entity) }, body })
  to.offer(reviseSection(data))
  await refresh(from)
}

/** What both sections have is stored first: the unit goes as the server has it, with its id, history and progress of learners. */
const moveUnit = async (outbox: Outbox, move: UnitMove): Promise<void> => {
  const { from, to } = move
  outbox.flush()
  await Promise.all([outbox.whenSettled(from.entity), outbox.whenSettled(to.entity)])
  try {
    await send(move)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    // Others changed the order there meanwhile.
    await Promise.all([refresh(from), refresh(to)])
    await send(move)
  }
}

/** Takes units to other sections. It needs a connection, as all does that concerns two sections. */
export const useMoveUnit = () => {
  const { t } = useTexts()
  const outbox = useOutbox()
  const offline = useConnection() === 'none'
  const mutation = useMutation({
    mutationFn: async (move: UnitMove) => {
      if (outbox) await moveUnit(outbox, move)
    },
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, t) }),
  })
  return (move: UnitMove) => {
    if (offline) {
      toasts.show({ tone: 'warning', title: t('lesson-editor.unit_move_needs_connection') })
      return
    }
    const place = move.from.state()?.content.info_units.findIndex(({ key }) => key === move.key) ?? 0
    const back = { key: move.key, from: move.to, to: move.from, at: Math.max(place, 0) }
    const undo = { label: t('create-course.undo'), onSelect: () => mutation.mutate(back) }
    mutation.mutate(move, {
      onSuccess: () => toasts.show({ title: t('lesson-editor.unit_moved'), action: undo }),
    })
  }
}
