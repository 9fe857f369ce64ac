import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { watchView } from '../../../lib/drawing/watch-view.ts'
import { lessonLink, type PageLesson } from '../page-lesson.ts'
import { useLeadOn } from './use-lead-on.ts'

/** The course is done with this step: what comes now is a press away, or comes by itself to somebody who has seen this and rests. */
export const CourseFinished = ({ lesson, leadsOn }: { lesson: PageLesson; leadsOn: boolean }) => {
  const { t } = useTexts()
  const place = useRef<HTMLElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [stays, setStays] = useState(false)
  useEffect(() => watchView(place.current, setSeen, { threshold: 0.9 }), [])
  const href = lessonLink(lesson.course, 'finished')
  const isLeading = useLeadOn(lesson.course.id, href, leadsOn && isSeen && !stays)
  return (
    <section ref={place} className="course-finished" role="status">
      <div>
        <h2>{t('course.course_finished')}</h2>
        <p>{t('course.course_finished_text')}</p>
        {isLeading && <p>{t('course.leads_on')}</p>}
      </div>
      <div className="course-finished-ways">
        <Link href={href} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('course.see_path')}
        </Link>
        {isLeading && (
          <Button size="large" variant="secondary" onClick={() => setStays(true)}>
            {t('course.stay_here')}
          </Button>
        )}
      </div>
    </section>
  )
}
