import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

type Props = { title: string; isOpen: boolean; onClose: () => void; isWide?: boolean; children: ReactNode };

/** Keeps the focus, closes with Escape, and returns the focus to what opened it. */
export const Dialog = ({ title, isOpen, onClose, isWide, children }: Props) => (
  <ModalOverlay className="backdrop" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
    <Modal>
      <AriaDialog className={isWide ? 'dialog wide' : 'dialog'}>
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
