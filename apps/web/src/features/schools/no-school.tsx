import { buttonClass } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Link } from '@lectern/ui/actions/link'
import { School } from 'lucide-react'
import { paths } from '../../lib/routing/paths.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { ExpertPage } from '../../frame/expert/index.ts'

/** What stands in the expert area while the person's learning space is chosen: there is nothing to work on in it. */
export const NoSchool = ({ onCreateSchool }: { onCreateSchool: () => void }) => {
  const { t } = useTexts()
  return (
    <ExpertPage title={t('expert.learning_space')}>
      <EmptyState
        icon={School}
        framed
        title={t('expert.no_school_title')}
        text={t('expert.no_school_text')}
        add={{ label: t('expert.create_school'), onAdd: onCreateSchool }}
        actions={
          <Link href={paths.home} className={buttonClass({})}>
            {t('expert.no_school_learn')}
          </Link>
        }
      />
    </ExpertPage>
  )
}
