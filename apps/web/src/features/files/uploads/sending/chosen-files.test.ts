import { expect, test } from 'vitest'
import { readChosen } from './chosen-files.ts'

const inFolder = (path: string): File => {
  const file = new File(['x'], path.split('/').at(-1) ?? '')
  Object.defineProperty(file, 'webkitRelativePath', { value: path })
  return file
}

test('files of a chosen folder know where they lay; what systems leave there is passed over', () => {
  const chosen = readChosen([
    inFolder('Course/Week 1/talk.mp4'),
    inFolder('Course/.DS_Store'),
    inFolder('Course/plan.pdf'),
  ])
  expect(chosen.map(({ file, folders }) => [file.name, folders])).toEqual([
    ['talk.mp4', ['Course', 'Week 1']],
    ['plan.pdf', ['Course']],
  ])
})

test('single files lie in no folder', () => {
  expect(readChosen([inFolder('')]).map(({ folders }) => folders)).toEqual([[]])
})
