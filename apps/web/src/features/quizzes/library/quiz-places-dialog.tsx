import type { QuizPlace } from '@lectern/contract/quizzes/library/library'
import { useQuery } from '@tanstack/react-query'
import textStyles from '@lectern/ui/text/text.module.css'
import { queryFor } from '../../../lib/api/index.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listQuizPlaces } from '../api.ts'
import { PlacesDialog } from '../lists/places-dialog.tsx'

interface QuizPlacesDialogProps {
  quiz: { readonly id: number; readonly name: string }
  onClose: () => void
}

/** The lessons that show a quiz, with the way to each. */
export const QuizPlacesDialog = ({ quiz, onClose }: QuizPlacesDialogProps) => {
  const { t } = useTexts()
  return (
    <PlacesDialog<QuizPlace>
      name={quiz.name}
      found={useQuery(queryFor(listQuizPlaces, { params: { quiz: quiz.id } }))}
      placeOf={({ course, lesson, section }) => ({
        id: lesson.id,
        href: paths.expertLesson(course.id, lesson.id, section),
        name: lesson.title,
      })}
      renderMore={({ course }) => <span className={textStyles.muted}>{course.title}</span>}
      noneText={t('quizzes.library_used_nowhere')}
      moreText={t('quizzes.library_places_more')}
      onClose={onClose}
    />
  )
}
