import type { Picture, Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import { AuthorText } from '../question-types/shared/author-text.tsx'
import { AuthorPicture } from './author-picture.tsx'
import styles from './shown.module.css'

interface AuthorThingProps {
  thing: { readonly text: string; readonly image?: Thing['image'] }
}

/** What its author wrote and put at one place of a question. It holds no control, so that it may stand in one. */
export const AuthorThing = ({ thing: { text, image } }: AuthorThingProps) =>
  image ? (
    <span className={styles.thing}>
      <AuthorPicture picture={described(image, text)} />
      {text.trim() !== '' && (
        <span>
          <AuthorText text={text} />
        </span>
      )}
    </span>
  ) : (
    <AuthorText text={text} />
  )

// A picture that its text tells already says nothing of its own.
const described = (image: Picture, text: string): Picture =>
  image.alt.trim() === text.trim() ? { ...image, alt: '' } : image
