import { linkToUnit } from '@lectern/contract/rich-text/addresses'
import { placeId } from '@lectern/contract/rich-text/heading-names'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useParams } from '@tanstack/react-router'
import type { Editor } from '@tiptap/core'
import { copyText } from '../../../lib/copy-text.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getLesson } from '../api.ts'
import { placesOfText } from './places-of-text.ts'

/** The hash of the heading or anchor that stands in a block; null where there is none. */
const hashWithin = ({ state: { doc } }: Editor, at: number): string | null => {
  const end = at + (doc.nodeAt(at)?.nodeSize ?? 0)
  const place = placesOfText(doc).find((each) => each.at >= at && each.at < end)
  return place ? `#${placeId(place.href.slice(1))}` : null
}

/** Copies the learner's address of a block: of its own heading or anchor, else of its unit, which is stored by then. */
export const useCopyLink = (editor: Editor, unitKey: string) => {
  const { t } = useTexts()
  const { courseId, lessonId } = useParams({ strict: false })
  const params = { course: Number(courseId), lesson: Number(lessonId) }

  const linkTo = async (at: number): Promise<string | null> => {
    const { data } = await getLesson({ params })
    const unit = data.sections.flatMap(({ info_units: units }) => units).find(({ key }) => key === unitKey)
    return unit
      ? new URL(data.link + (hashWithin(editor, at) ?? linkToUnit(unit.id)), location.origin).href
      : null
  }

  return async (at: number): Promise<void> => {
    try {
      const link = await linkTo(at)
      if (link === null) toasts.show({ tone: 'warning', title: t('lesson-text.block_link_later') })
      else if (await copyText(link))
        toasts.show({ tone: 'success', title: t('create-course.block_link_copied') })
      else toasts.show({ tone: 'danger', title: t('create-course.block_link_failed', { link }) })
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error, t) })
    }
  }
}
