import type { PublicCourse } from '@lectern/contract/courses/course'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { useTexts } from '../../../lib/texts/index.ts'
import { goOnText } from '../go-on-text.ts'

/** To the lesson to open next; after the last one no longer the main way. Nothing while no lesson is there. */
export const GoOnLink = ({ course }: { course: Pick<PublicCourse, 'continue_link' | 'progress'> }) => {
  const { t } = useTexts()
  const { continue_link: link, progress } = course
  if (link === null) return null
  return (
    <Link
      href={link}
      className={buttonClass({ variant: progress === 100 ? 'secondary' : 'primary', size: 'large' })}
    >
      {t(goOnText(progress))}
    </Link>
  )
}
