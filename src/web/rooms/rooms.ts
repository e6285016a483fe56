import type { Room } from '../app/room.ts';

/** In the order of the navigation. */
export const rooms: Room[] = [
  {
    label: 'place.home',
    icon: 'home',
    rights: ['READ', 'OPERATE', 'REVIEW_CAPABILITIES'],
    pages: [{ path: '/', load: () => import('./home/home.tsx') }],
  },
  {
    label: 'place.review',
    icon: 'review',
    rights: ['READ'],
    pages: [
      { path: '/review', load: () => import('./review/review-list.tsx') },
      { path: '/review/:id', load: () => import('./review/review.tsx') },
    ],
  },
  {
    label: 'place.answers',
    icon: 'answers',
    rights: ['READ'],
    pages: [
      { path: '/answers', load: () => import('./answers/answer-list.tsx') },
      { path: '/answers/:id', load: () => import('./answers/answer.tsx') },
      { path: '/answers/compare/:id', load: () => import('./comparison/comparison.tsx') },
    ],
  },
  {
    label: 'place.projects',
    icon: 'projects',
    rights: ['READ'],
    pages: [
      { path: '/projects', load: () => import('./projects/project-list.tsx') },
      { path: '/projects/:id', load: () => import('./projects/project.tsx') },
    ],
  },
];
