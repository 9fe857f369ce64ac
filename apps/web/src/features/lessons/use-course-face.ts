import type { PublicCourse } from '@lectern/contract/courses/course'
import { useEffect } from 'react'

/** Loads the faces that authors can choose where a course is set in one; their files come when letters are shown. */
export const useCourseFace = (look: PublicCourse['look']): void => {
  const face = look['--course-face']
  useEffect(() => {
    if (face) void import('../shown-text/fonts/index.ts').then(({ loadFonts }) => loadFonts())
  }, [face])
}
