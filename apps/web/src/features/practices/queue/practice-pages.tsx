import type { MenuEntry } from '@lectern/ui/actions/menu'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { ChartColumn, Clock, Scale, TrendingUp } from 'lucide-react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { type Translate, useTexts } from '../../../lib/texts/index.ts'

/** The numbers of the school and of the team; and of one practice the results, and what counts otherwise for some. */
export const PracticePages = ({ quiz }: { quiz: number | undefined }) => {
  const { t } = useTexts()
  return (
    <MoreMenu
      label={t('practices.practice_pages')}
      entries={[
        {
          kind: 'link',
          label: t('practices.statistics_title'),
          icon: TrendingUp,
          href: expertPaths.statistics,
        },
        { kind: 'link', label: t('practices.workload_open'), icon: Scale, href: expertPaths.workload },
        ...(quiz === undefined ? [] : pagesOfQuiz(quiz, t)),
      ]}
    />
  )
}

const pagesOfQuiz = (quiz: number, t: Translate): MenuEntry[] => [
  {
    kind: 'link',
    label: t('create-course.results_open'),
    icon: ChartColumn,
    href: `${expertPaths.practices}/quiz/${quiz}`,
  },
  {
    kind: 'link',
    label: t('practices.exceptions'),
    icon: Clock,
    href: `${expertPaths.practices}/exceptions/${quiz}`,
  },
]
