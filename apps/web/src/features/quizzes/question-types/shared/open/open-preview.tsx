import {
  takesFiles,
  takesText,
  type OpenKinds,
} from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { HandInWays } from '../../../../files/handed-in/index.ts'
import { mostAnswerFiles } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import styles from './open-editor.module.css'
import { OpenText } from './open-text.tsx'

/** The fields and buttons as a learner will see them, for the author. */
export const OpenPreview = ({ kinds }: { kinds: OpenKinds }) => {
  const { t } = useTexts()
  if (!takesText(kinds) && !takesFiles(kinds)) return null
  return (
    <div className={styles.preview}>
      <p className={styles.title}>{t('questions.open_preview')}</p>
      <div inert aria-hidden className={styles.shown}>
        {takesText(kinds) && <OpenText type={kinds.text_answer_type_id} text="" onText={() => {}} />}
        {takesFiles(kinds) && (
          <HandInWays
            takes={{
              uploads: kinds.can_upload,
              audio: kinds.is_audio_enabled,
              video: kinds.is_video_enabled,
            }}
            most={mostAnswerFiles}
            isFull={false}
            onUpload={() => {}}
            onRecord={() => {}}
          />
        )}
      </div>
    </div>
  )
}
