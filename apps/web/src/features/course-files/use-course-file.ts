import { courseType, type CourseTypeId } from '@lectern/contract/kernel/course-rights'
import { useState } from 'react'
import { uploadCourse } from './begin-import.ts'
import { useHolds } from '../staff/index.ts'

/** The file of which somebody makes a course, until it is sent. */
export const useCourseFile = (typeId: CourseTypeId) => {
  const [file, setFile] = useState<File>()
  const [withPeople, setWithPeople] = useState(false)
  const mayAddPeople = useHolds(typeId === courseType.marathon ? 'marathon_edit' : 'course_edit')
  const clear = () => {
    setFile(undefined)
    setWithPeople(false)
  }
  return {
    /** Files are sent by whoever may store them. */
    isOffered: useHolds('storage_store'),
    fields: {
      file,
      onFile: setFile,
      people: mayAddPeople ? { value: withPeople, onChange: setWithPeople } : undefined,
    },
    clear,
    send: () => {
      if (file) uploadCourse(file, withPeople)
      clear()
    },
  }
}
