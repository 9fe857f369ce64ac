import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { BookOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { findPlaceBefore, type LessonPlace } from './place-before.ts'
import styles from './result-ways.module.css'

const goTo = ({ place }: LessonPlace) => {
  place.tabIndex = -1
  place.scrollIntoView({ block: 'start' })
  place.focus({ preventScroll: true })
}

/** Where in the lesson to look again after a wrong answer; nothing where no lesson is around the practice. */
export const PlaceInLesson = () => {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<LessonPlace>()
  useEffect(() => setFound(box.current ? findPlaceBefore(box.current) : undefined), [])
  return (
    <div ref={box} className={styles.place} hidden={!found}>
      {found && (
        <>
          <Icon of={BookOpen} size={20} className={styles.book} />
          <p>{found.name ? t('quiz.look_before_named', { name: found.name }) : t('quiz.look_before')}</p>
          <Button variant="quiet" onClick={() => goTo(found)}>
            {t('quiz.result_place')}
          </Button>
        </>
      )}
    </div>
  )
}
