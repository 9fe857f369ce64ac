import type { PublicCourse } from '@lectern/contract/courses/course'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import type { RefObject } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { useAction } from '../../../lib/use-action.ts'
import { PriceWord } from '../components/course-cards.tsx'
import styles from './foot-way.module.css'
import { GoOnLink } from '../components/go-on-link.tsx'
import { JoinButton } from '../components/join-button.tsx'
import { useIsAway } from './use-is-away.ts'

interface FootWayProps {
  course: PublicCourse
  isSignedIn: boolean
  start: ReturnType<typeof useAction<undefined>>
  /** Where the same way is offered above: of the two one is in view. */
  above: RefObject<HTMLElement | null>
}

/** The way into a course, or on in it, once more below its program; on a phone at the foot of the window. */
export const FootWay = ({ course, above, ...joining }: FootWayProps) => {
  const isAway = useIsAway(above)
  const way = wayOf(course)
  if (way === null) return null
  return (
    <div className={styles.foot} data-hidden={isAway ? undefined : ''}>
      <PriceWord course={course} />
      {way === 'join' && <JoinButton course={course.id} {...joining} />}
      {way === 'on' && <GoOnLink course={course} />}
      {way === 'offer' && <OfferLink course={course} />}
    </div>
  )
}

/** What a reader can do next; null where nothing leads on, and in a course that is finished. */
const wayOf = (course: PublicCourse): 'join' | 'on' | 'offer' | null => {
  if (course.is_closed_by_school) return null
  if (course.is_course_subscribed || course.is_user_expert)
    return course.continue_link === null || course.progress === 100 ? null : 'on'
  if (course.can_join) return 'join'
  return course.offers.filter(({ closed }) => closed === null).length === 1 ? 'offer' : null
}

const OfferLink = ({ course }: Pick<FootWayProps, 'course'>) => {
  const { t } = useTexts()
  const offer = course.offers.find(({ closed }) => closed === null)
  if (!offer) return null
  return (
    <Link href={offer.link} className={buttonClass({ variant: 'primary', size: 'large' })}>
      {t('course.see_access')}
    </Link>
  )
}
