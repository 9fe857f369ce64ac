import type { MenuEntry } from '@lectern/ui/actions/menu'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { goToSchool, type LearnersSchool, listLearnersSchools } from '../../../features/schools/index.ts'

/** The other schools in which the person learns; nothing for most people, who have one. */
export const useSchoolEntries = (): readonly MenuEntry[] => {
  const { t } = useTexts()
  const [schools, setSchools] = useState<readonly LearnersSchool[]>([])
  useEffect(() => void listLearnersSchools().then(setSchools), [])
  // Under a bare IP address every school stands at one origin: there is nowhere to go.
  const others = schools.filter((school) => !school.is_current && school.origin !== window.location.origin)
  if (others.length === 0) return []
  return [
    { kind: 'separator' },
    { kind: 'heading', label: t('common.schools') },
    ...[...schools.filter((school) => school.is_current), ...others].map((school): MenuEntry => ({
      kind: 'choice',
      label: school.name,
      chosen: school.is_current,
      onSelect: () => void (school.is_current || goToSchool(school)),
    })),
  ]
}
