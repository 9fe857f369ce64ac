import type { Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import { Icon } from '@lectern/ui/layout/icon'
import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuthorPicture } from './author-picture.tsx'
import { useShownExtras } from './shown-extras.ts'
import styles from './shown.module.css'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

// Nothing of it is loaded before it is asked for.
const ZoomOverlay = lazily(async () => (await import('../../files/zoom/index.ts')).ZoomOverlay)

/** The picture of a question, to be looked at closely. */
export const QuestionPicture = ({ picture }: { picture: Picture }) => {
  const { t } = useTexts()
  const { pictures } = useShownExtras()
  const [zooms, setZooms] = useState(false)
  const url = pictures.find(({ uuid }) => uuid === picture.uuid)?.url
  if (!url) return <AuthorPicture picture={picture} />
  return (
    <>
      <button type="button" className={styles.zoom} onClick={() => setZooms(true)}>
        <AuthorPicture picture={picture} />
        <span className={styles.hint}>
          <Icon of={ZoomIn} />
          {t('quiz.zoom')}
        </span>
      </button>
      {zooms && (
        <Arriving>
          <ZoomOverlay images={[{ url, name: picture.alt }]} first={0} onClose={() => setZooms(false)} />
        </Arriving>
      )}
    </>
  )
}
