import { z } from 'zod';
import { FileContent } from '#modules/sourcing/engineering/engineering.schema.ts';

export const maxTaskFiles = 20;

export const TaskFileName = z.string().min(1).max(200);
export const AddedTaskFile = z.strictObject({
  id: z.uuid().meta({ description: 'The task.' }),
  name: TaskFileName.meta({ description: 'The name of the file, without folders.' }),
  ...FileContent.shape,
});
export const TaskFileId = z.strictObject({ id: z.uuid() });
