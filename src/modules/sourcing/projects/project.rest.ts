import type { Route } from '#rest/route.ts';
import { NewProject, ProjectEdit, ProjectId } from './project.schema.ts';

const item = `fragment ProjectItem on Project {
  id name status mode contextVersion currentQuantity quantitySource stageId counts { actions deliveries rfqs }
  createdAt updatedAt
}`;
export const projectRecord = `fragment ProjectRecord on Project {
  ...ProjectItem intake: intakeJson intent: intentJson
} ${item}`;

export const projectRoutes: Route[] = [
  {
    method: 'POST',
    path: '/projects',
    mcp: 'draft',
    summary: 'Creates a project. Takes no idempotency key: before you retry, list the newest projects.',
    body: NewProject,
    document: `mutation CreateProject($input: CreateProjectInput!) {
      made: createProject(input: $input) { project { ...ProjectRecord } }
    } ${projectRecord}`,
    spread: 'made',
    status: 201,
    location: '/projects/{project.id}',
  },
  {
    method: 'GET',
    path: '/projects',
    mcp: 'read',
    summary: 'The newest 50 projects.',
    document: `query ListProjects { list: projects(first: 50) { projects: nodes { ...ProjectItem } count } } ${item}`,
    spread: 'list',
  },
  {
    method: 'GET',
    path: '/projects/{id}',
    mcp: 'read',
    summary: 'One project with intake and intent.',
    params: ProjectId,
    document: `query GetProject($id: ID!) { project(id: $id) { ...ProjectRecord } } ${projectRecord}`,
    errors: ['not_found'],
  },
  {
    method: 'PATCH',
    path: '/projects/{id}',
    mcp: 'draft',
    summary: 'Changes a project. Replaces the whole intake; an edit of the intent requires expectedContextVersion.',
    params: ProjectId,
    body: ProjectEdit,
    rename: { expectedContextVersion: 'expectedVersion' },
    document: `mutation UpdateProject($input: UpdateProjectInput!) {
      changed: updateProject(input: $input) { project { ...ProjectRecord } }
    } ${projectRecord}`,
    spread: 'changed',
    errors: ['not_found', 'context_version_conflict'],
  },
];
