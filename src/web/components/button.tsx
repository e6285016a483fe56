import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';

type Kind = 'plain' | 'primary' | 'danger' | 'bare';

const toClass = (kind: Kind, isWide = false) => `button ${kind}${isWide ? ' wide' : ''}`;

type Props = Omit<ButtonProps, 'className' | 'style'> & { kind?: Kind; isWide?: boolean };

/** While pending it takes no press. The announcement of React Aria would outlive a button that its result removes. */
export const Button = ({ kind = 'plain', isWide, isPending, isDisabled, ...props }: Props) => (
  <AriaButton {...props} isDisabled={isDisabled || isPending} className={toClass(kind, isWide)} />
);

type LinkButtonProps = Pick<LinkProps, 'to' | 'params' | 'search'> & { kind?: Kind; children: ReactNode };

export const LinkButton = ({ kind = 'plain', children, ...target }: LinkButtonProps) => (
  <Link {...target} className={toClass(kind)}>
    {children}
  </Link>
);
