import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';

type Kind = 'plain' | 'primary' | 'danger' | 'bare';

const toClass = (kind: Kind, isWide = false) => `button ${kind}${isWide ? ' wide' : ''}`;

type Props = Omit<ButtonProps, 'className' | 'style'> & { kind?: Kind; isWide?: boolean };

/** While pending it keeps its focus and takes no press. */
export const Button = ({ kind = 'plain', isWide, ...props }: Props) => (
  <AriaButton {...props} className={toClass(kind, isWide)} />
);

type LinkButtonProps = Pick<LinkProps, 'to' | 'params' | 'search'> & { kind?: Kind; children: ReactNode };

export const LinkButton = ({ kind = 'plain', children, ...target }: LinkButtonProps) => (
  <Link {...target} className={toClass(kind)}>
    {children}
  </Link>
);
