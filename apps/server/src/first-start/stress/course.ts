import {
  type DemoCourse,
  type DemoLesson,
  type DemoUnit,
  film,
  sound,
  multiple,
  practice,
  single,
  text,
} from '../demo/content.ts'
import { reviewedByPeers } from './peers.ts'
import { longestQuestions } from './questions.ts'
import { longTitle, titleAt, unbroken } from './words.ts'

const lessonUnits = 300
const unitsPerSection = 30

/** A lesson with everything that a lesson may hold, each with the longest words. */
const everything: DemoLesson = {
  key: 'everything',
  title: longTitle,
  isPublic: true,
  sections: [
    {
      name: longTitle,
      units: [
        text(`
          ## ${unbroken}

          One line with **${unbroken}** and a [${unbroken}](https://lectern.test/${unbroken}).

          - ${unbroken}
          - 👨‍👩‍👧 🏳️‍🌈 🧑🏿‍🎨 and a line that is long enough to break, whatever the width of the window may be today

          1. ${longTitle}

          > ${longTitle}

          ### ${longTitle}

          محتوى الدرس يكتب من اليمين إلى اليسار وفيه كلمات English في الوسط.
        `),
        film(longTitle, 'film', [
          [0, longTitle],
          [12, unbroken],
        ]),
        sound(unbroken, 'bells'),
      ],
    },
    { name: unbroken, units: [text(`${longTitle} ${unbroken}`)] },
  ],
}

/** A practice whose questions and answers are too long for any line. */
const questions: DemoLesson = {
  key: 'questions',
  title: unbroken,
  sections: [
    {
      name: '',
      units: [
        practice({
          key: 'questions',
          name: longTitle,
          questions: [
            single({
              name: longTitle,
              description: unbroken,
              options: [`+ ${unbroken}`, longTitle, titleAt(3), titleAt(4)],
              comment: `${unbroken} ${longTitle}`,
            }),
            multiple({
              name: titleAt(3),
              options: [`+ ${titleAt(4)}`, `+ ${unbroken}`, longTitle],
              comment: titleAt(3),
            }),
            single({ name: unbroken, options: ['+ A', 'B'], comment: 'A' }),
          ],
        }),
      ],
    },
  ],
}

/** A question of every type, each too long for any line. */
const everyType: DemoLesson = {
  key: 'every-type',
  title: `Every type: ${unbroken}`,
  sections: [
    {
      name: '',
      units: [
        practice({
          key: 'every-type',
          name: titleAt(7),
          settings: { result_detail: 'full_information' },
          questions: longestQuestions,
        }),
      ],
    },
  ],
}

const shortText = (index: number): DemoUnit =>
  text(`**${index + 1}.** ${titleAt(index)}

    A paragraph of ordinary length stands here, so that the page is as tall as a real one of so many parts.`)

/** As many parts as the longest lesson of a careful author. */
const longest: DemoLesson = {
  key: 'longest',
  title: titleAt(2),
  sections: Array.from({ length: lessonUnits / unitsPerSection }, (_, section) => ({
    name: `${section + 1}. ${titleAt(section)}`,
    units: Array.from({ length: unitsPerSection }, (_, unit) => shortText(section * unitsPerSection + unit)),
  })),
}

const rightToLeft: DemoLesson = {
  key: 'right-to-left',
  title: titleAt(3),
  sections: [
    {
      name: titleAt(5),
      units: [
        text(`${titleAt(3)}

    ${titleAt(5)}`),
      ],
    },
  ],
}

/** Opens long after anybody began. */
const locked: DemoLesson = {
  key: 'locked',
  title: titleAt(4),
  opensAfterDays: 300,
  sections: [{ name: '', units: [text(titleAt(4))] }],
}

/** The course that the people of the stress school take. */
export const stressCourse: DemoCourse = {
  key: 'stress',
  title: longTitle,
  description: `${longTitle} ${unbroken} ${titleAt(3)} ${titleAt(4)}`,
  page: {
    version: 1,
    lead: `${longTitle} ${unbroken}`,
    gains: Array.from({ length: 12 }, (_, at) => titleAt(at)),
    for_whom: [titleAt(0), titleAt(1), titleAt(3)],
    teacher_words: `${titleAt(2)} ${unbroken}`,
    finish_title: titleAt(5),
    finish_words: `${titleAt(3)} ${unbroken}`,
    doubts: Array.from({ length: 20 }, (_, at) => ({
      question: titleAt(at),
      answer: `${titleAt(at + 1)} ${titleAt(at + 2)}`,
    })),
  },
  lessons: [everything, questions, longest, rightToLeft, locked, everyType, reviewedByPeers],
}
