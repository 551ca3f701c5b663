import type { Location } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { useDeleteLocation } from '../admin-api.ts';
import { DeleteQuestions } from '../components/delete-questions.tsx';

type DeleteLocationDialogProps = { organizationId: string; location: Location; onClose: () => void };

export function DeleteLocationDialog(props: DeleteLocationDialogProps): ReactNode {
  return <DeleteQuestions {...props} deletion={useDeleteLocation(props.organizationId)} />;
}
